declare module '@adobe/structured-data-validator' {
  /** What is wrong with a thing of a page. */
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
  }

  /** Things of a page by their type, for each way of writing them. */
  interface Extracted {
    jsonld: Record<string, unknown[]>;
    microdata: object;
    rdfa: object;
    metatags: object;
  }

  /** Judges structured data by what Google asks for. */
  export default class Validator {
    validate(found: Extracted): Promise<Issue[]>;
  }
}
