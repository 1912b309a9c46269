import type { Crumb } from '@rodovia/shared/runtime';

export const SETTINGS_PATH = '/admin/configuracoes';
/** Where the shop's own pages are written. */
export const CONTENT_PATH = `${SETTINGS_PATH}/conteudo`;

/** Step of the trail that leads back to the settings. */
export const settingsCrumb: Crumb = { label: 'Configurações', href: SETTINGS_PATH };
