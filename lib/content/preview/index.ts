/** The preview: who may see drafts, for how long, and for which time pages are shown. */
export { backTo, longestPreviewForm, pagePath } from './back-to'
export { chooseTime, chosenTime } from './chosen-time'
export { beginPass, endPass, previewPassCookie } from './hold-pass'
export { issuePass, isValidPass } from './pass'
