/** Properties that Module Federation leaves in a page for tools. */
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
  /** Returns the factory of the package. */
  get: () => unknown;
}
