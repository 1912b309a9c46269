import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { FORMATS } from './formats';

const folder = path.resolve(__dirname, '../../../docs/formats');
const fileOf = (name: string) => path.join(folder, `${name}.schema.json`);

/** Returns a schema as it is published. */
const published = (name: string, schema: object) => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: `${name.replace(/-\d+$/, '')}.json`,
  ...schema,
});

describe.each(Object.entries(FORMATS))('%s', (name, schema) => {
  test('[MF-05] is published as the schema that the platform checks with', () => {
    const text = JSON.stringify(published(name, schema));
    // after a change: WRITE_FORMATS=1, then the formatter
    if (process.env.WRITE_FORMATS) writeFileSync(fileOf(name), text);
    expect(JSON.parse(readFileSync(fileOf(name), 'utf8'))).toEqual(JSON.parse(text));
  });

  test('is a JSON Schema that other tools read', () => {
    const check = new Ajv({ strict: false }).compile(JSON.parse(readFileSync(fileOf(name), 'utf8')));
    expect(check({})).toBe(false);
  });
});

test('a file of a greater version is refused, unknown properties of the same version are not', () => {
  const check = new Ajv({ strict: false }).compile(FORMATS['bundle-1'] as object);
  const facts = { packages: null, uses: null };
  expect([check(facts), check({ ...facts, later: 1 }), check({ ...facts, format: 1 })]).toEqual([true, true, true]);
  expect(check({ ...facts, format: 2 })).toBe(false);
});
