/** Stories that were deleted while a release held them. */
export { keepDeparted, listDeparted, restoreDeparted } from './departed'
