import type { SitePage as Page } from '@rodovia/shared/contracts/site';
import { PlainDocument } from '@rodovia/shared/plain-document';
import { formatInstant, useApi, usePage } from '@rodovia/shared/runtime';
import { viewCallPath } from '../../first-view';
import page from '../../page.module.css';
import { ReadView } from '../../read-view';

/** A text page of the shop. */
export function SitePage({ path }: { path: '/privacidade' | '/termos' }) {
  const read = useApi<Page>(viewCallPath(path, 'page', {}));
  const title = read.data?.Title ?? '';
  usePage(title, title ? [{ label: title }] : []);
  return (
    <div className={page.page}>
      <ReadView read={read} failure="Esta página não carregou." isPage>
        {({ Title, Text, Updated }) => (
          <article>
            <h1 className={page.title}>{Title}</h1>
            <PlainDocument text={Text} />
            <p className={page.lead}>Última alteração em {formatInstant(Updated)}.</p>
          </article>
        )}
      </ReadView>
    </div>
  );
}
