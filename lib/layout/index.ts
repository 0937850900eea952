/** What stands around a page, and its head. */
export { pageMetadata, pageStructuredData, pageTitle } from './document'
export { type ErrorKind, ErrorScreen } from './error-screen'
export { MarketSwitch } from './market-switch'
export { marketContext, pageContext } from './page-context'
export { SiteFooter } from './site-footer'
export { SiteHeader } from './site-header'
