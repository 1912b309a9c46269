/** In place of the query library's mutations: what is written goes through the API client, and nothing waits here. */
export class MutationCache {
  getAll = () => [];
  findAll = () => [];
  clear() {}
  resumePausedMutations = async () => [];
  build() {
    throw new Error('Mutations are left out of this build: write with `api`.');
  }
}
