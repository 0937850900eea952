/** Metadata for search engines and other machines: sitemaps, structured data, the manifest. */
export { categoryEntries } from './category-entries'
export { faqData } from './faq-data'
export { fullTitle, openGraphLocale } from './head'
export { languageCodes } from './language-codes'
export { sharePicture, shopSharing } from './share-picture'
export { sitemapIndexXml, sitemapPieces } from './sitemap'
export { articleData, organisationData, webSiteData } from './structured-data'
export { webManifest } from './web-manifest'
