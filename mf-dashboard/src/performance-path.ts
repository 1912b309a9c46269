/** Address of the dashboard's second tab. */
export const PERFORMANCE_PATH = '/admin/dashboard/desempenho';
