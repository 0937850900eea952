/** What an editor may choose in the preview: the time for which pages are shown. */
export { type ChosenTime, chooseTime, chosenTime, longestTime } from './chosen-time'
