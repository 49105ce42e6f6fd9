import { readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { licences } from "./tools/licences.ts";
import { catalogues } from "./tools/texts.ts";

const NOT_HERE = /\/(commands|errors|play|puzzles)\.ftl$/; // for the terminal only

/** `virtual:texts/en`: the catalogues of a language that the browser needs, as one text. */
function texts(): Plugin {
  const name = /^virtual:texts\/([a-z]{2})$/;
  return {
    name: "texts",
    resolveId: (id) => (name.test(id) ? `\0${id}` : null),
    load(id) {
      const language = name.exec(id.slice(1))?.[1];
      if (!id.startsWith("\0virtual:texts/") || !language) return null;
      const files = catalogues(language).filter((file) => !NOT_HERE.test(file.pathname));
      for (const file of files) this.addWatchFile(file.pathname);
      const text = files.map((file) => readFileSync(file, "utf8"));
      return `export default ${JSON.stringify(text.join("\n"))};`;
    },
  };
}

/** Write compressed copies, `.br` and `.gz`, beside each script and style, so that the server need not compress. */
function compressed(): Plugin {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    name: "compressed",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (!/\.(js|css)$/.test(file.fileName)) continue;
          const plain = Buffer.from(file.type === "chunk" ? file.code : file.source);
          const emit = (ending: string, source: Buffer) =>
            this.emitFile({ type: "asset", fileName: `${file.fileName}.${ending}`, source });
          emit("br", brotliCompressSync(plain, quality));
          emit("gz", gzipSync(plain, { level: 9 }));
        }
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), texts(), licences(), compressed()],
  base: "./", // relative: the server's path prefix is written into the page
  build: {
    outDir: "../src/ardri/server/site",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's content policy allows no data URLs
    modulePreload: { polyfill: false },
    // Few requests: one style, one script of shared code, one for each screen, one for each language.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 2 }] } } },
  },
  server: { proxy: { "/api": { target: process.env.ARDRI ?? "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
