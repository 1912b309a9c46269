import { moduleDeclarationSchema } from '@rodovia/shared/contracts/platform';
import { type Static, Type } from 'typebox';
import { recordingFormat } from '../recordings/format';

/*
 * Formats of the files that a release is described by. `docs/formats` has them as JSON Schemas, with the rule by which
 * they change.
 */

/** Version of the formats. Files of a greater version are refused. */
export const FORMAT = 1;

const Format = Type.Optional(Type.Integer({ minimum: 1, maximum: FORMAT, description: 'Version of the format.' }));
const Texts = Type.Record(Type.String(), Type.String());
const Lists = Type.Record(Type.String(), Type.Array(Type.String()));
const Wave = Type.Object({ files: Type.Array(Type.String()), shared: Type.Array(Type.String()) });
const Parts = Type.Record(Type.String(), Type.Interface([Wave], { preloaded: Wave }));

const recordFacts = {
  packages: Type.Optional(Texts),
  uses: Type.Optional(Lists),
  names: Type.Optional(Lists),
};

/** Schema of `release.json`, which a publication writes. */
export const recordFormat = Type.Object({
  format: Format,
  module: Type.String({ minLength: 1 }),
  version: Type.String({ minLength: 1 }),
  sha: Type.String({ minLength: 1 }),
  container: Type.String(),
  declaration: moduleDeclarationSchema,
  assets: Texts,
  others: Type.Optional(Texts),
  lazy: Type.Optional(Texts),
  preload: Type.Array(Type.String()),
  entry: Type.Optional(Type.Object({ file: Type.String({ minLength: 1 }), type: Type.Enum(['script', 'module']) })),
  modules: Type.Optional(Type.Array(Type.String())),
  shared: Texts,
  ...recordFacts,
  server: Type.Optional(Type.Object(recordFacts)),
  ownRuntime: Type.Optional(Type.Boolean()),
  chunks: Type.Optional(Parts),
  provided: Type.Optional(Parts),
  at: Type.Optional(Type.String()),
});

const bundleFacts = {
  packages: Type.Union([Texts, Type.Null()], { description: 'Bundled packages with versions; null if unknown.' }),
  uses: Type.Union([Lists, Type.Null()], {
    description: 'Names used of each shared package, "*" for all; null if unknown: the probe finds them.',
  }),
  names: Type.Optional(Lists),
};

/** Schema of `bundle.json`, which describes the contents of a build to the publication gate. */
export const bundleFormat = Type.Object({
  format: Format,
  ...bundleFacts,
  server: Type.Optional(Type.Object(bundleFacts)),
  shared: Type.Optional(
    Type.Record(Type.String(), Type.String(), {
      description: 'Ranges of shared packages that mf-manifest.json does not list.',
    }),
  ),
  modules: Type.Optional(Type.Array(Type.String(), { description: 'Files that browsers run as ES modules.' })),
  ownRuntime: Type.Optional(
    Type.Boolean({ description: 'Whether the build brings its own runtime of Module Federation.' }),
  ),
});

/** Contents of `bundle.json`. */
export type BundleFacts = Static<typeof bundleFormat>;

/** All formats by the name of their file in `docs/formats`. */
export const FORMATS = {
  [`bundle-${FORMAT}`]: bundleFormat,
  [`module-${FORMAT}`]: moduleDeclarationSchema,
  [`release-${FORMAT}`]: recordFormat,
  'recording-1': recordingFormat,
};
