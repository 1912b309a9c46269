import type { Crumb } from '@rodovia/shared/runtime';

export const SETTINGS_PATH = '/admin/configuracoes';
/** Address of the content editor. */
export const CONTENT_PATH = `${SETTINGS_PATH}/conteudo`;

/** Breadcrumb that leads back to the settings. */
export const settingsCrumb: Crumb = { label: 'Configurações', href: SETTINGS_PATH };
