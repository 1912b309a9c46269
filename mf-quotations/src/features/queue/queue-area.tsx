import type { QuotationQueue } from '@rodovia/shared/contracts/quotations';
import { Button } from '@rodovia/shared/crud';
import { useSearchParams } from '@rodovia/shared/router';
import { formatNumber, messageOf, useApi } from '@rodovia/shared/runtime';
import { Boundary } from '@rodovia/shared/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { SECTION_PARAMETER } from '../../paths';
import { QUEUE_LABELS } from '../../queue-labels';
import styles from './queue.module.css';
import { isQueueOpen, saveQueueOpen } from './queue-open';
import { QueueRows } from './queue-rows';
import { busyQueues, openSection } from './queue-view';

const STRIP_PADDING = 8;

/** An additional section of the queue area. */
export interface QueueSection {
  key: string;
  label: string;
  count?: number;
  body: ReactNode;
}

interface Props {
  /** Address of the list below. */
  list: string;
  title: string;
  /** Additional sections after the queues. */
  further?: readonly QueueSection[];
}

interface TabProps {
  section: QueueSection;
  isOpen: boolean;
  panel: string;
  onPress: () => void;
}

/** Scrolls the tab strip, but not the page, so that the open section's tab is visible. */
function showInStrip(tab: HTMLElement | null) {
  const strip = tab?.parentElement;
  if (!tab || !strip) return;
  const end = tab.offsetLeft + tab.offsetWidth - strip.clientWidth;
  if (strip.scrollLeft < end) strip.scrollLeft = end + STRIP_PADDING;
}

function Tab({ section: { key, label, count }, isOpen, panel, onPress }: TabProps) {
  const tab = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) showInStrip(tab.current);
  }, [isOpen]);
  return (
    <button
      ref={tab}
      type="button"
      className={`${styles.tab} ${key === 'LATE' ? styles.late : ''}`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panel : undefined}
      onClick={onPress}
    >
      {label} {count !== undefined && <strong>{formatNumber(count)}</strong>}
    </button>
  );
}

/** Tabs of the sections, at most one of them open. */
function Tabs({ sections }: { sections: readonly QueueSection[] }) {
  const panel = useId();
  const [params] = useSearchParams();
  const listed = params.get('queue');
  const named = params.get(SECTION_PARAMETER);
  const [chosen, setChosen] = useState<string | null | undefined>(() => (isQueueOpen() || listed ? undefined : null));
  useEffect(() => {
    if (named) setChosen(named);
  }, [named]);
  const press = (key: string | null) => {
    saveQueueOpen(key !== null);
    setChosen(key);
  };
  const queues = sections.filter(({ count }) => count !== undefined).map(({ key }) => key);
  const isFurther = sections.some(({ key, count }) => key === chosen && count === undefined);
  const open = isFurther ? chosen : openSection(queues, chosen, listed);
  const body = sections.find(({ key }) => key === open)?.body;
  return (
    <>
      <div className={styles.tabs}>
        {sections.map((section) => (
          <Tab
            key={section.key}
            section={section}
            isOpen={section.key === open}
            panel={panel}
            onPress={() => press(section.key === open ? null : section.key)}
          />
        ))}
      </div>
      {body && (
        <div id={panel} className={styles.panel}>
          <Boundary title="Esta parte não abriu" loading={<div className={styles.waiting} aria-busy="true" />}>
            {body}
          </Boundary>
        </div>
      )}
    </>
  );
}

interface ReadQueues {
  data: QuotationQueue[] | undefined;
  error: Error | null;
  refetch: () => unknown;
}

const sectionsOf = (queues: readonly QuotationQueue[], list: string): QueueSection[] =>
  busyQueues(queues).map((queue) => ({
    key: queue.Queue,
    label: QUEUE_LABELS[queue.Queue],
    count: queue.Count,
    body: <QueueRows queue={queue} list={list} />,
  }));

function Content({ read: { data, error, refetch }, list, further = [] }: { read: ReadQueues } & Omit<Props, 'title'>) {
  if (data) {
    const sections = sectionsOf(data, list);
    return (
      <>
        {sections.length === 0 && <p className={styles.note}>Tudo em dia.</p>}
        <Tabs sections={[...sections, ...further]} />
      </>
    );
  }
  if (!error) return <div className={styles.waiting} aria-busy="true" />;
  return (
    <p role="alert" className={styles.note}>
      A fila não pôde ser lida. {messageOf(error, '')}{' '}
      <Button size="small" onClick={() => void refetch()}>
        Tentar novamente
      </Button>
    </p>
  );
}

/** Quotations that need attention, above the complete list: one section per reason, empty ones omitted. */
export function QueueArea({ title, ...props }: Props) {
  const id = useId();
  const read = useApi<QuotationQueue[]>('/shopping-cart/queue');
  return (
    <section className={styles.area} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <Content read={read} {...props} />
    </section>
  );
}
