/** Everything that is stored about a customer. */
export { type CustomerCounts, countCustomer } from './count-customer'
export { exportCustomer } from './export-customer'
