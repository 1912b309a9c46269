import { crudRoute } from '@rodovia/shared/crud';
import { DeskSettingsPage } from './features/desk/desk-settings-page';
import { EmailPage } from './features/emails/email-page';
import { emails } from './features/emails/emails.crud';
import { logs } from './features/logs/logs.crud';
import { lossReasons } from './features/loss-reasons/loss-reasons.crud';
import { paymentTerms } from './features/payment-terms/payment-terms.crud';
import { ProposalSettingsPage } from './features/proposals/proposal-settings-page';
import { recordChanges } from './features/record-changes/record-changes.crud';
import { SettingsPage } from './features/settings/settings-page';
import { SitePagesPage } from './features/site-pages/site-pages-page';
import { textTemplates } from './features/text-templates/text-templates.crud';
import { SETTINGS_PATH } from './settings-crumb';

/** Pages of the settings, in a chunk apart from the dashboard, which needs neither tables nor forms. */
export const settingsRoutes = [
  { path: SETTINGS_PATH, element: <SettingsPage /> },
  crudRoute(logs),
  crudRoute(emails),
  { path: `${emails.path}/:code`, element: <EmailPage /> },
  crudRoute(recordChanges),
  crudRoute(paymentTerms),
  crudRoute(lossReasons),
  crudRoute(textTemplates),
  { path: `${SETTINGS_PATH}/propostas`, element: <ProposalSettingsPage /> },
  { path: `${SETTINGS_PATH}/atendimento`, element: <DeskSettingsPage /> },
  { path: `${SETTINGS_PATH}/paginas`, element: <SitePagesPage /> },
];
