import type { DeskSettings } from '@rodovia/shared/contracts/quotations';
import { PageHead, RecordView, Section, Sections } from '@rodovia/shared/crud';
import { Link } from '@rodovia/shared/router';
import { useApi, usePage } from '@rodovia/shared/runtime';
import { SETTINGS_PATH, settingsCrumb } from '../../settings-crumb';
import { SettingsForm } from '../../settings-form';
import { deskForm, deskPlaces } from './desk-form';
import styles from './desk-settings.module.css';

/** Settings of the sellers' desk: working hours, response time, and assignment of quotations. */
export function DeskSettingsPage() {
  const settings = useApi<DeskSettings>('/desk-settings');
  usePage('Atendimento', [settingsCrumb]);
  return (
    <>
      <PageHead title="Atendimento" />
      <RecordView read={settings} failure="Erro ao carregar as configurações!">
        {(record) => (
          <Sections>
            <Section title="Expediente, prazo e distribuição">
              <SettingsForm resource="desk-settings" settings={record} definition={deskForm} places={deskPlaces} />
            </Section>
            <Section title="Como o prazo conta">
              <p className={styles.text}>
                O prazo de cada orçamento é calculado quando o cliente fecha o carrinho, só com as horas de expediente.
                Mudanças daqui valem para os próximos.
              </p>
              <p className={styles.text}>
                Feriados nacionais não contam. Outros dias sem expediente ficam em{' '}
                <Link to={`${SETTINGS_PATH}/propostas`}>Empresa e propostas</Link>.
              </p>
            </Section>
          </Sections>
        )}
      </RecordView>
    </>
  );
}
