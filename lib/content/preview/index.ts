/** The settings of the preview: the time for which pages are shown. */
export { chooseTime, chosenTime } from './chosen-time'
