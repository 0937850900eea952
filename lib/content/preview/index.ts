/** The settings of the preview: the time for which pages are shown. */
export { type ChosenTime, chooseTime, chosenTime, longestTime } from './chosen-time'
