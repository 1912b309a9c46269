import type { Home, HomeSection } from '@rodovia/shared/contracts';
import { Link, useLocation } from '@rodovia/shared/router';
import { useApi, usePage } from '@rodovia/shared/runtime';
import { useEffect } from 'react';
import { viewCallPath } from '../../first-view';
import { ReadView } from '../../read-view';
import styles from './home-page.module.css';
import { HomeSkeleton } from './home-skeleton';
import { SizePicker } from './size-picker';

const HISTORY_SECTION = 4;

type Item = HomeSection['Items'][number];

function Hero({ section: { Title, Items } }: { section: HomeSection }) {
  const [first] = Items;
  return (
    <section className={styles.hero}>
      <div className={styles.heroText}>
        <h1 className={styles.heroTitle}>{Title}</h1>
        {first && <p className={styles.heroLead}>{first.Description}</p>}
        <SizePicker />
        {first && (
          <Link to={first.Link} className={styles.heroLink}>
            {first.Title}
          </Link>
        )}
      </div>
      {first && <img src={first.Image} alt="" width="480" height="300" className={styles.heroImage} />}
    </section>
  );
}

function Card({ item }: { item: Item }) {
  return (
    <li className={styles.card}>
      <img src={item.Image} alt="" width="320" height="200" loading="lazy" className={styles.image} />
      <h3 className={styles.cardTitle}>
        <Link to={item.Link} className={styles.cardLink}>
          {item.Title}
        </Link>
      </h3>
      <p className={styles.cardText}>{item.Description}</p>
    </li>
  );
}

function Section({ section, index }: { section: HomeSection; index: number }) {
  return (
    <section id={index === HISTORY_SECTION ? 'historia' : undefined} className={styles.section}>
      <h2 className={styles.title}>{section.Title}</h2>
      <ul className={styles.cards}>
        {section.Items.map((item) => (
          <Card key={item.Title} item={item} />
        ))}
      </ul>
    </section>
  );
}

/** A link to `#historia` leads to its section once the content stands. */
function useAnchor(ready: boolean) {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same anchor may be asked for again
  useEffect(() => {
    if (ready && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [ready, hash, key]);
}

/** Home, from the server's content in five sections. */
export function HomePage() {
  const home = useApi<Home>(viewCallPath('/', 'home', {}), { staleTime: 10 * 60_000 });
  const { data, error } = home;
  usePage('');
  useAnchor(data !== undefined);
  useEffect(() => {
    if (error) console.error('Error fetching home data:', error);
  }, [error]);
  return (
    <ReadView read={home} failure="A página inicial não carregou" blank={<HomeSkeleton />}>
      {({ Sections: [hero, ...sections] }) => (
        <div className={styles.home}>
          {hero && <Hero section={hero} />}
          {sections.map((section, i) => (
            <Section key={section.Title} section={section} index={i + 1} />
          ))}
        </div>
      )}
    </ReadView>
  );
}
