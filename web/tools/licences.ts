/**
 * `licences.json`: the licence text of the site and of every third-party part of it.
 *
 * Vite lists the packages whose modules are in the scripts. Fonts are files and not modules, and some code comes from
 * the build tools themselves: these are added. A part without a licence text fails the build.
 */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import type { Plugin } from "vite";

interface Part {
  name: string;
  version: string;
  /** The SPDX identifier. */
  identifier: string;
  text: string;
  /** The files of the site that are this part, if it is not in the scripts. */
  files?: string[];
}

const FILE = "licences.json";
const PACKAGES = new URL("../node_modules/", import.meta.url);
const OWN = new URL("../../LICENSE", import.meta.url);
const TEXTS = new URL("../licences/", import.meta.url); // for packages that contain no text
const PACKAGE = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const BUILD_TOOL = /^\0(vite|rolldown)\//; // modules that they add, such as the loader of other scripts
const BUNDLED = "# Licenses of bundled dependencies"; // of Vite itself; none of them is in the site

function partOf(name: string): Part {
  const folder = new URL(`${name}/`, PACKAGES);
  const { version, license } = JSON.parse(readFileSync(new URL("package.json", folder), "utf8"));
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.(md|txt))?$/i.test(each));
  const text = file ? readFileSync(new URL(file, folder), "utf8").split(BUNDLED)[0]! : "";
  return { name, version, identifier: license, text: text.trim() };
}

function textOf({ identifier, text }: Part): string {
  const known = new URL(`${identifier}.txt`, TEXTS);
  return text || (existsSync(known) ? readFileSync(known, "utf8").trim() : "");
}

export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    config: () => ({ build: { license: { fileName: FILE } } }),
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const list = bundle[FILE];
        if (list?.type !== "asset") return this.error(`no ${FILE}`);
        const parts = new Map<string, Part>(
          JSON.parse(String(list.source)).map((part: Part) => [part.name, part]),
        );
        const add = (name: string, file?: string) => {
          const part = parts.get(name) ?? partOf(name);
          parts.set(name, file ? { ...part, files: [...(part.files ?? []), file] } : part);
        };
        for (const file of Object.values(bundle)) {
          if (file.type === "chunk")
            for (const id of file.moduleIds) {
              const tool = BUILD_TOOL.exec(id)?.[1];
              if (tool) add(tool);
            }
          else
            for (const original of file.originalFileNames) {
              const name = PACKAGE.exec(original)?.[1];
              if (name) add(name, file.fileName);
            }
        }
        const complete = [...parts.values()].map((part) => ({ ...part, text: textOf(part) }));
        for (const { name, text } of complete) if (!text) this.error(`no licence text of ${name}`);
        complete.sort((one, other) => one.name.localeCompare(other.name, "en"));
        const own = { name: "Ard Rí", identifier: "MIT", text: readFileSync(OWN, "utf8").trim() };
        list.source = JSON.stringify([own, ...complete], null, 1);
      },
    },
  };
}
