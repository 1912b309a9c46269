/** Properties that Module Federation leaves in a page for tools. */
export interface FederationProbe {
  __FEDERATION__: {
    __INSTANCES__: {
      name: string;
      options?: { id?: string; shared?: object; plugins?: object[] };
      shareScopeMap: Record<string, Record<string, Record<string, SharedPackage>>>;
    }[];
    /** What the shell may load, by name of the container. */
    moduleInfo: Record<string, ModuleInfo | undefined>;
  };
}

interface ModuleInfo {
  version: string;
  remotesInfo: Record<string, { matchedVersion: string } | undefined>;
}

interface SharedPackage {
  from: string;
  /** Returns the factory of the package. */
  get: () => unknown;
  /** The package, once a module has loaded it. */
  lib?: unknown;
}
