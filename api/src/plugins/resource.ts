/** What a route is about: the first segment of its path after the API's own, `brand` of `/api/brand/:code`. */
export const resourceOf = (url = '') => url.split('/').filter(Boolean)[1] ?? '';
