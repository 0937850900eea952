/** Files that are sold: delivered when the order is paid, and downloaded from the merchant's folder for a while. */
export { countDownload } from './count-download'
export { deliverDownloads } from './deliver-downloads'
export { downloadHeaders, partOf } from './download-headers'
export { downloadPath, readDownloadLink } from './download-link'
export {
  type CustomerDownloads,
  type DownloadsOfOrder,
  findCustomerDownloads,
} from './find-customer-downloads'
export {
  downloadState,
  findDownload,
  findDownloads,
  type OrderDownload,
} from './find-downloads'
export { hasDownload, type OpenedDownload, openDownload } from './folder'
