/** Links to the draft of a page that can be passed on to people without the Studio, and end. */
export { previewLinkBody, previewLinkId } from './body'
export {
  dropPreviewLink,
  makePreviewLink,
  openPreviewLink,
  readPreviewLinks,
} from './links'
