import type { Home, NavbarItem, SiteContent, SiteDraft } from '@rodovia/shared/contracts/site';
import { contentInputOf } from '@rodovia/shared/contracts/site';
import type { TestApi } from '../api';

/** Calls of an administrator who edits the shop's pages, and of a visitor who sees them. */
export function siteContentOf(api: () => TestApi) {
  const draft = async (): Promise<SiteDraft> => (await api().call('admin', 'GET', '/site-content')).body;
  /** Returns the current content with a change. */
  async function changed(change: (content: SiteContent) => void): Promise<SiteContent> {
    const { Content } = await draft();
    change(Content);
    return Content;
  }
  return {
    draft,
    changed,
    titled: (title: string) =>
      changed(({ Sections }) => {
        if (Sections[1]) Sections[1].Title = title;
      }),
    save: (content: SiteContent, headers = {}) =>
      api().call('admin', 'PUT', '/site-content', contentInputOf(content), headers),
    publish: (headers = {}) => api().call('admin', 'POST', '/site-content/publish', undefined, headers),
    home: async (): Promise<Home> => (await api().call('visitor', 'GET', '/home')).body,
    navbar: async (): Promise<NavbarItem[]> => (await api().call('visitor', 'GET', '/home/navbar')).body,
  };
}
