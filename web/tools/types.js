// Writes the types of messages and views from their JSON Schemas; with --check only says whether they are stale.
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const docs = new URL("../../docs/", import.meta.url);
const wire = new URL("../src/wire/", import.meta.url);
const stale = [];

for (const [schema, types, name] of [
  ["messages.schema.json", "messages.ts", "AnyMessage"],
  ["view.schema.json", "view.ts", "View"],
]) {
  const source = JSON.parse(await readFile(new URL(schema, docs), "utf8"));
  const text = await compile(source, name, {
    additionalProperties: false,
    bannerComment: `// Made from docs/${schema} by \`npm run types\`.`,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
  });
  const target = new URL(types, wire);
  if ((await readFile(target, "utf8").catch(() => "")) === text) continue;
  if (process.argv.includes("--check")) stale.push(types);
  else await writeFile(target, text);
}
if (stale.length) {
  console.error(`stale: ${stale.join(", ")} (npm run types)`);
  process.exit(1);
}
