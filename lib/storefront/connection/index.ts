/** Whether the shop can be reached: told by those who call it, heard by who shows it. */
export { type ConnectionNews, connection, hearConnection } from './connection'
