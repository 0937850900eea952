/** Everything that is stored about a customer. */
export { type CustomerCounts, countCustomer } from './count-customer'
export { type CustomerData, exportCustomer } from './export-customer'
