import { crudRoute, staffRoute } from '@rodovia/shared/crud';
import { EmailPage } from './features/emails/email-page';
import { emails } from './features/emails/emails.crud';
import { logs } from './features/logs/logs.crud';
import { PasswordPage } from './features/password/password-page';
import { SettingsPage } from './features/settings/settings-page';
import { SETTINGS_PATH } from './settings-crumb';

/** Pages of the settings. They are loaded apart from the dashboard, which needs neither tables nor forms. */
export const settingsRoutes = [
  staffRoute(SETTINGS_PATH, <SettingsPage />),
  crudRoute(logs),
  crudRoute(emails),
  staffRoute(`${emails.path}/:code`, <EmailPage />),
  staffRoute(`${SETTINGS_PATH}/editar-senha`, <PasswordPage />),
];
