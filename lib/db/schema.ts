/** Every table of the product, for Drizzle's queries and for the migrations that are generated from them. */
export { contentInvalidations, contentSnapshots } from '../content/tables'
export { redirects } from '../shop/tables'
export {
  accessTokens,
  assets,
  components,
  datasourceEntries,
  datasources,
  spaces,
  stories,
  storyVersions,
  webhookOutbox,
} from '../studio/tables'
