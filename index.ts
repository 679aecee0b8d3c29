// In this order: what a first screen shows is asked for before the screens themselves are read.
import '@/state/start/early'
import 'expo-router/entry'
