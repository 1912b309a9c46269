import { type Static, Type } from 'typebox';

const Answer = Type.Object({
  status: Type.Integer({ minimum: 200, maximum: 599 }),
  body: Type.Unknown(),
  public: Type.Optional(Type.Boolean({ description: 'Whether everybody may read it, so that nothing was replaced.' })),
});

/** Schema of `recording.json`: answers of a running system without persons, secrets and prices of clients. */
export const recordingFormat = Type.Object({
  format: Type.Literal(1),
  at: Type.String({ description: 'Time of the recording, ISO 8601.' }),
  places: Type.Record(Type.String(), Type.String(), {
    description: 'Addresses of records by the route pattern of their page.',
  }),
  answers: Type.Record(Type.String(), Type.Record(Type.String(), Answer), {
    description: 'Answers by role, and by path and query below the API.',
  }),
});

/** Contents of `recording.json`. */
export type Recording = Static<typeof recordingFormat>;
/** A recorded answer. */
export type RecordedAnswer = Static<typeof Answer>;
