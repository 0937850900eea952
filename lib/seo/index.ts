/** What search engines and other machines read: sitemaps, structured data, the manifest. */
export { sitemapIndexXml, sitemapXml } from './sitemap'
export { articleData, organisationData, webSiteData } from './structured-data'
export { brandColours, webManifest } from './web-manifest'
