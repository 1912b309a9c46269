import type { HomeSection } from '@rodovia/shared/contracts/site';
import { Link, useLocation } from '@rodovia/shared/router';
import { tyreGeometry } from '@rodovia/shared/runtime';
import { TyreDrawing } from '@rodovia/shared/ui';
import { type CSSProperties, useEffect } from 'react';
import frame from '../../products/picture.module.css';
import { columnsFor } from './columns-for';
import styles from './home-sections.module.css';

type Item = HomeSection['Items'][number];

interface Layout {
  as: 'ul' | 'ol';
  className?: string;
  anchor?: string;
}

const CARDS: Layout = { as: 'ul', className: styles.cards };
/** Layouts of the sections after the first one: vehicles, sizes, steps of a purchase, history of the company. */
const LAYOUTS: readonly Layout[] = [
  CARDS,
  CARDS,
  { as: 'ol', className: `${styles.cards} ${styles.steps}` },
  { as: 'ol', className: styles.story, anchor: 'historia' },
];

const diameterOf = (item: Item) => tyreGeometry(item.Title)?.diameter ?? 0;

/** A tyre drawn to the same scale as others. `part` is its share of the tallest one. */
function ScaledTyre({ size, part }: { size: string; part: number }) {
  const rest = 1 - part;
  return (
    <svg viewBox="0 0 170 100" className={styles.tyre} aria-hidden="true">
      <g transform={`translate(${(85 * rest).toFixed(2)} ${(96 * rest).toFixed(2)}) scale(${part.toFixed(4)})`}>
        <TyreDrawing size={size} />
      </g>
    </svg>
  );
}

function Picture({ item, tallest }: { item: Item; tallest: number }) {
  const diameter = diameterOf(item);
  if (diameter > 0) return <ScaledTyre size={item.Title} part={diameter / tallest} />;
  return (
    <div className={`${frame.ground} ${styles.picture}`}>
      <img src={item.Image} alt="" width="320" height="200" loading="lazy" />
    </div>
  );
}

function Card({ item, tallest }: { item: Item; tallest: number }) {
  return (
    <li className={styles.card}>
      <Picture item={item} tallest={tallest} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={item.Link} className={styles.link}>
            {item.Title}
          </Link>
        </h3>
        <p className={styles.text}>{item.Description}</p>
      </div>
    </li>
  );
}

/** Number of columns by screen width. */
const columns = (count: number) => ({ '--middle': columnsFor(count, 4), '--wide': columnsFor(count, 5) });

function Section({ section: { Title, Items }, layout }: { section: HomeSection; layout: Layout }) {
  const { as: List, className, anchor } = layout;
  const tallest = Math.max(...Items.map(diameterOf));
  return (
    <section id={anchor} className={styles.section}>
      <h2 className={styles.title}>{Title}</h2>
      <List className={className} style={columns(Items.length) as CSSProperties}>
        {Items.map((item) => (
          <Card key={item.Title} item={item} tallest={tallest} />
        ))}
      </List>
    </section>
  );
}

/** Scrolls to the section of `#historia` once the sections are rendered. */
function useAnchor() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same anchor can be opened again
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
}

/** Sections of the home page below the first one. */
export function HomeSections({ sections }: { sections: HomeSection[] }) {
  useAnchor();
  return sections.map((section, i) => <Section key={section.Title} section={section} layout={LAYOUTS[i] ?? CARDS} />);
}
