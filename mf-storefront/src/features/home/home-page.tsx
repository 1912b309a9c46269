import type { Home, HomeSection } from '@rodovia/shared/contracts/site';
import { Link, useNavigate } from '@rodovia/shared/router';
import { callPath, lazyComponent, useApi, usePage } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import { useEffect } from 'react';
import { viewCallPath } from '../../first-view';
import { ListButton } from '../../list-button';
import { ReadView } from '../../read-view';
import { serverComponents } from '../../server-components';
import { SizePicker } from '../../size-picker/size-picker';
import styles from './home-page.module.css';
import { HomeSkeleton } from './home-skeleton';

const HomeSections = lazyComponent(
  () => import(/* webpackChunkName: "home" */ './home-sections').then(({ HomeSections }) => HomeSections),
  () => serverComponents.HomeSections,
);

const NO_SIZES: string[] = [];

/** Size search: the parts of a size lead to its list. */
function SizeSearch() {
  const navigate = useNavigate();
  const { data = NO_SIZES } = useApi<string[]>(viewCallPath('/', 'sizes', {}), { staleTime: 10 * 60_000 });
  return <SizePicker sizes={data} onFind={({ size, rim }) => navigate(callPath('/modelos', { size, rim }))} />;
}

type HeroContent = Pick<HomeSection, 'Title' | 'Items'>;

/** Shown if the site's content has no sections. */
const NO_SECTION: HeroContent = { Title: 'Pneus', Items: [] };

/** The first section. The shell's search field lies on its first row where there is room (`top-bar.module.css`). */
function Hero({ section: { Title, Items } }: { section: HeroContent }) {
  const [first] = Items;
  return (
    <section className={styles.hero} data-hero="">
      {first && <img className={styles.scene} src={first.Image} alt="" width="1600" height="640" />}
      <div className={styles.content}>
        <div className={styles.beside}>
          <ListButton />
        </div>
        <h1 className={styles.title}>{Title}</h1>
        {first && <p className={styles.lead}>{first.Description}</p>}
        <SizeSearch />
        {first && (
          <Link to={first.Link} className={styles.link}>
            {first.Title}
          </Link>
        )}
      </div>
    </section>
  );
}

/** Home page with the five sections from the server. */
export function HomePage() {
  const home = useApi<Home>(viewCallPath('/', 'home', {}), { staleTime: 10 * 60_000 });
  const { error } = home;
  usePage('');
  useEffect(() => {
    if (error) console.error('Error fetching home data:', error);
  }, [error]);
  return (
    <ReadView read={home} failure="A página inicial não carregou" isPage blank={<HomeSkeleton />}>
      {({ Sections: [hero = NO_SECTION, ...sections] }) => (
        <>
          <Hero section={hero} />
          <div className={styles.home}>
            <Boundary
              title="O restante da página não abriu"
              loading={<div className={styles.blank} aria-busy="true" />}
            >
              <HomeSections sections={sections} />
            </Boundary>
          </div>
        </>
      )}
    </ReadView>
  );
}
