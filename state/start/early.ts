import { wakeEarly } from './wakeUp'

wakeEarly()
