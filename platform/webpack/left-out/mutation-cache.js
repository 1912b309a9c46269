/** Replaces mutations of the query library: writes go through the API client. */
export class MutationCache {
  getAll = () => [];
  findAll = () => [];
  clear() {}
  resumePausedMutations = async () => [];
  build() {
    throw new Error('Left out of this build.');
  }
}
