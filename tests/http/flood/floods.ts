/** A form of address with any number of addresses at which there is nothing, and the status that says so. */
export type Flood = { path: (name: string) => string; init?: RequestInit; status: number }

/** Next.js redirects a browser that asks for the data of a navigation to the address that names its headers. */
const navigation: RequestInit = { headers: { rsc: '1' }, redirect: 'follow' }
/** What a browser asks for before a link is followed. */
const prefetch: RequestInit = {
  headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  redirect: 'follow',
}
const form = { method: 'POST', body: 'a=b' }

/** Choices in a listing and terms of the search are answered whatever they are, and never kept. */
export const floods: Record<string, Flood> = {
  'pages of a market': { path: (name) => `/de/${name}/`, status: 404 },
  'pages further down': { path: (name) => `/ch-fr/jouer/${name}/${name}/`, status: 404 },
  'pages below a category': { path: (name) => `/de/kleidung/${name}/`, status: 404 },
  'pages with a query': { path: (name) => `/at/${name}/?page=2`, status: 404 },
  'pages without a slash at the end': { path: (name) => `/de/${name}`, status: 308 },
  'heads of pages': { path: (name) => `/de/${name}/`, init: { method: 'HEAD' }, status: 404 },
  'pages of the documentation': { path: (name) => `/de/documentation/${name}/`, status: 404 },
  'blocks of the documentation': { path: (name) => `/de/documentation/blocks/${name}/`, status: 404 },
  'files of a market': { path: (name) => `/de/${name}.png`, status: 404 },
  icons: { path: (name) => `/de/icons/${name}.png`, status: 404 },
  sitemaps: { path: (name) => `/de/sitemap/${name}.xml`, status: 404 },
  products: { path: (name) => `/de/p/${name}-999999/`, status: 404 },
  'paths of no market': { path: (name) => `/${name}/`, status: 404 },
  'scripts of other systems': { path: (name) => `/${name}.php`, status: 404 },
  calls: { path: (name) => `/api/${name}/`, status: 404 },
  'calls for content': { path: (name) => `/api/cms/${name}/?locale=de-de`, status: 404 },
  'calls of the content service': { path: (name) => `/cdn-api/v3/${name}/`, status: 404 },
  'calls for products': {
    path: (name) => `/api/shop/products/?locale=de-de&numbers=${name}`,
    status: 400,
  },
  'calls for a listing': {
    path: (name) => `/api/shop/listing/?locale=de-de&category=${name}`,
    status: 200,
  },
  'data of the framework': { path: (name) => `/_next/data/${name}.json`, status: 404 },
  'scripts of the framework': { path: (name) => `/_next/static/chunks/${name}.js`, status: 404 },
  'pictures of the framework': {
    path: (name) => `/_next/image/?url=%2F${name}.png&w=640&q=75`,
    status: 404,
  },
  pictures: { path: (name) => `/pictures/originals/${name}.png`, status: 400 },
  'pictures from elsewhere': { path: (name) => `/pictures/from/${name}.jpg`, status: 400 },
  'sharing pictures': { path: (name) => `/de/share/${name}.png`, status: 404 },
  'sharing pictures with a query': { path: (name) => `/de/share/home.png?${name}=1`, status: 400 },
  'documents of products': { path: (name) => `/documents/999999/${name}.pdf`, status: 404 },
  'documents of pages': { path: (name) => `/documents/pages/de/${name}.pdf`, status: 404 },
  'filters of a listing': { path: (name) => `/de/kleidung/?colour=${name}`, status: 200 },
  'prices of a listing': { path: (name) => `/de/kleidung/?brand=${name}&sort=price-asc`, status: 200 },
  'terms of the search': { path: (name) => `/de/suche/?term=${name}`, status: 200 },
  suggestions: { path: (name) => `/api/shop/suggest/?locale=de-de&term=${name}`, status: 200 },
  'queries of a page': { path: (name) => `/de/?${name}=1`, status: 200 },
  'data of navigations': { path: (name) => `/de/${name}/`, init: navigation, status: 404 },
  'data in advance of navigations': { path: (name) => `/de/${name}/`, init: prefetch, status: 404 },
  'data of navigations to products': {
    path: (name) => `/de/p/${name}-999998/`,
    init: navigation,
    status: 404,
  },
  'data of navigations to no market': { path: (name) => `/${name}/`, init: navigation, status: 404 },
  forms: { path: (name) => `/de/${name}/`, init: form, status: 405 },
  'forms of no market': { path: (name) => `/${name}/`, init: form, status: 405 },
  'calls of server functions': {
    path: (name) => `/de/${name}/`,
    init: { ...form, headers: { 'next-action': '0'.repeat(42) } },
    status: 405,
  },
  'methods of other systems': { path: (name) => `/de/${name}/`, init: { method: 'PROPFIND' }, status: 405 },
}
