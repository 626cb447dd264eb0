import { dropTestDatabases } from '../testDatabase'

export default dropTestDatabases
