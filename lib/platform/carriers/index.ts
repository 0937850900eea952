/** The carriers of parcels: their names, the pages where parcels are followed, and who takes returns for them. */

export { carrierOf, carrierProblem, returnCarrier } from './carriers'
