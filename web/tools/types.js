// Generates the types of messages, views and lists of tables from their JSON Schemas; with --check only reports stale ones.
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const docs = new URL("../../docs/", import.meta.url);
const server = new URL("../src/server/", import.meta.url);
const WIDTH = 110;
const stale = [];

/** A union of many strings, wrapped at the line width. */
function filled(union) {
  const [indent] = /^\n *(?=\|)/.exec(union);
  const lines = [""];
  for (const text of union.match(/"[^"]*"/g)) {
    if (indent.length + lines.at(-1).length + text.length + 3 > WIDTH) lines.push("");
    lines[lines.length - 1] += lines.at(-1) ? ` | ${text}` : `| ${text}`;
  }
  return lines.map((line) => indent + line).join("");
}

/** Short comments on one line, and no remarks about where in the schema a type stands. */
function tidied(text) {
  return text
    .replace(/\n \*\n \* This \w+ was referenced by .*\n \* via the .*(?=\n \*\/)/g, "")
    .replace(/\/\*\*\n *\* (.*)\n *\*\/\n/g, "/** $1 */\n")
    .replace(/(\n *\| "[^"]*")+/g, filled);
}

for (const [schema, types, name] of [
  ["messages.schema.json", "messages.ts", "AnyMessage"],
  ["view.schema.json", "view.ts", "View"],
  ["tables.schema.json", "listing.ts", "TableListing"],
]) {
  const source = JSON.parse(await readFile(new URL(schema, docs), "utf8"));
  // types for all definitions, also for those that no message refers to
  if (source.anyOf) source.anyOf = Object.keys(source.$defs).map((each) => ({ $ref: `#/$defs/${each}` }));
  const made = await compile(source, name, {
    additionalProperties: false,
    bannerComment: `// Made from docs/${schema} by \`npm run types\`.`,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
  });
  const text = tidied(made);
  const target = new URL(types, server);
  if ((await readFile(target, "utf8").catch(() => "")) === text) continue;
  if (process.argv.includes("--check")) stale.push(types);
  else await writeFile(target, text);
}
if (stale.length) {
  console.error(`stale: ${stale.join(", ")} (npm run types)`);
  process.exit(1);
}
