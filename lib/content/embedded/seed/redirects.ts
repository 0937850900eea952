import type { SeedRedirect } from './types'

type Entry = Omit<SeedRedirect, 'locale'>

const german = (code: string): Entry[] => [
  { path: 'versandkosten', target: `/${code}/versand/`, statusCode: 301 },
  { path: 'faq', target: `/${code}/haeufige-fragen/`, statusCode: 301 },
  { path: 'groessentabelle', target: `/${code}/groessenberater/`, statusCode: 308 },
  { path: 'aktion', target: `/${code}/ratgeber/`, statusCode: 302 },
  { path: 'karriere', target: 'https://example.com/karriere/', statusCode: 302 },
]

const french = (code: string): Entry[] => [
  { path: 'frais-de-port', target: `/${code}/livraison/`, statusCode: 301 },
  { path: 'faq', target: `/${code}/questions-frequentes/`, statusCode: 301 },
  { path: 'tableau-des-tailles', target: `/${code}/guide-des-tailles/`, statusCode: 308 },
  { path: 'promotion', target: `/${code}/conseils/`, statusCode: 302 },
  { path: 'emplois', target: 'https://example.com/emplois/', statusCode: 302 },
]

const dutch = (code: string): Entry[] => [
  { path: 'verzendkosten', target: `/${code}/verzending/`, statusCode: 301 },
  { path: 'faq', target: `/${code}/veelgestelde-vragen/`, statusCode: 301 },
  { path: 'maattabel', target: `/${code}/maatwijzer/`, statusCode: 308 },
  { path: 'actie', target: `/${code}/advies/`, statusCode: 302 },
  { path: 'vacatures', target: 'https://example.com/vacatures/', statusCode: 302 },
]

const entries: Record<string, Entry[]> = {
  'de-de': german('de'),
  'de-at': german('at'),
  'de-ch': german('ch'),
  'fr-ch': french('ch-fr'),
  'fr-be': french('be-fr'),
  'fr-fr': french('fr'),
  'nl-be': dutch('be'),
  'nl-nl': dutch('nl'),
}

/** Addresses that used to lead somewhere, in every market of either brand. */
export const seedRedirects = (): SeedRedirect[] =>
  Object.entries(entries).flatMap(([locale, list]) => list.map((entry) => ({ locale, ...entry })))
