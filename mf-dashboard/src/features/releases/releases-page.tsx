import type { Published } from '@rodovia/shared/contracts/platform';
import { Button, PageHead, RecordView, Sections } from '@rodovia/shared/crud';
import { invalidate, useApi, usePage } from '@rodovia/shared/runtime';
import { settingsCrumb } from '../../settings-crumb';
import { History } from './history';
import { ModuleCard } from './module-card';
import styles from './releases.module.css';

const TITLE = 'Publicações';

/** Publication of the shell and all modules, with history. For administrators. */
export function ReleasesPage() {
  usePage(TITLE, [settingsCrumb]);
  const read = useApi<Published>('/release');
  return (
    <>
      <PageHead title={TITLE}>
        <Button loading={read.isFetching && !read.isPending} onClick={() => void invalidate('release')}>
          Atualizar
        </Button>
      </PageHead>
      <p className={styles.intro}>
        O que os visitantes recebem de cada parte da loja. Toda mudança vale com a próxima página que alguém abre, e
        fica no histórico com o seu nome e o motivo.
      </p>
      <RecordView read={read} failure="Erro ao carregar as publicações!">
        {({ Modules }) =>
          Modules.length === 0 ? (
            <p>Nada foi publicado ainda. A primeira publicação aparece aqui.</p>
          ) : (
            <Sections>
              {Modules.map((module) => (
                <ModuleCard key={module.Module} module={module} />
              ))}
              <History />
            </Sections>
          )
        }
      </RecordView>
    </>
  );
}
