import type { Crumb } from '@rodovia/shared/runtime';

export const SETTINGS_PATH = '/admin/configuracoes';

/** Step of the trail that leads back to the settings. */
export const settingsCrumb: Crumb = { label: 'Configurações', href: SETTINGS_PATH };
