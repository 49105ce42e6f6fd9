import { readFileSync, readdirSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const TEXTS = new URL("../src/ardri/texts/", import.meta.url);
const NOT_HERE = ["commands.ftl", "errors.ftl", "play.ftl", "puzzles.ftl"]; // of the terminal alone

/** `virtual:texts/en`: all catalogues of a language that a browser needs, as one text. */
function texts(): Plugin {
  const name = /^virtual:texts\/([a-z]{2})$/;
  return {
    name: "texts",
    resolveId: (id) => (name.test(id) ? `\0${id}` : null),
    load(id) {
      const language = name.exec(id.slice(1))?.[1];
      if (!id.startsWith("\0virtual:texts/") || !language) return null;
      const folder = new URL(`${language}/`, TEXTS);
      const files = readdirSync(folder).filter((file) => file.endsWith(".ftl") && !NOT_HERE.includes(file));
      for (const file of files) this.addWatchFile(new URL(file, folder).pathname);
      const text = files.sort().map((file) => readFileSync(new URL(file, folder), "utf8"));
      return `export default ${JSON.stringify(text.join("\n"))};`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), texts()],
  build: {
    outDir: "../src/ardri/server/site",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's content policy allows no data in place of files
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: process.env.ARDRI ?? "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
