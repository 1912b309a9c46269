/** What federation leaves in a page for tools to look at. */
export interface FederationProbe {
  __FEDERATION__: {
    __INSTANCES__: {
      name: string;
      shareScopeMap: Record<string, Record<string, Record<string, SharedPackage>>>;
    }[];
  };
}

interface SharedPackage {
  from: string;
  /** Answers the factory of the package. */
  get: () => unknown;
}
