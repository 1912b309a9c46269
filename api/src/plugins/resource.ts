/** Returns the resource of a route: the first segment after the API's prefix, `brand` of `/api/brand/:code`. */
export const resourceOf = (url = '') => url.split('/').filter(Boolean)[1] ?? '';
