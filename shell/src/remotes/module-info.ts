import type { Release } from '@rodovia/shared/runtime';
import type { KnownModule } from './discovery';
import { addressOf, sourceOf } from './release-source';

/** A module as the developer tools of Module Federation list it; the shell has no entry. */
interface ModuleInfo {
  version: string;
  globalName?: string;
  remoteEntry?: string;
  remoteEntryType?: 'global' | 'module';
  publicPath?: string;
  remotesInfo: Record<string, { matchedVersion: string }>;
  shared: [];
  modules?: { moduleName: string; modulePath: string }[];
}

function infoOf(release: Release): ModuleInfo {
  const { name, src, type } = sourceOf(release);
  return {
    version: release.metadata.version,
    globalName: name,
    remoteEntry: src,
    remoteEntryType: type === 'module' ? type : 'global',
    publicPath: addressOf(release, ''),
    remotesInfo: {},
    shared: [],
    modules: [{ moduleName: 'remote', modulePath: './remote' }],
  };
}

/** Tells the developer tools of Module Federation which modules the shell may load, and from where. */
export function describePage(modules: readonly KnownModule[]) {
  const { __FEDERATION__ } = globalThis as unknown as { __FEDERATION__: { moduleInfo: Record<string, ModuleInfo> } };
  const remotesInfo: ModuleInfo['remotesInfo'] = {};
  for (const release of modules.flatMap(({ releases }) => releases.slice(0, 1))) {
    const info = infoOf(release);
    const name = info.globalName ?? '';
    __FEDERATION__.moduleInfo[name] = info;
    remotesInfo[name] = { matchedVersion: info.version };
  }
  __FEDERATION__.moduleInfo.shell = { version: '', remotesInfo, shared: [] };
}
