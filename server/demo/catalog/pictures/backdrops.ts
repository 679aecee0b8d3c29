import { type BackdropName } from './recipe'

/**
 * One pale tint a department. It is part of the picture, so that white milk and black beans both stand out
 * whatever the screen behind them looks like.
 */
export const backdrops: Record<BackdropName, string> = {
  meadow: '#dcefd2',
  wheat: '#f6e7cb',
  sage: '#e0e9e2',
  ocean: '#d0e9ef',
  dusk: '#e3e0f1',
  cloud: '#dbe7f7',
  dawn: '#fde5d2',
  clay: '#f2dfd0',
  candy: '#f8dfec',
  spring: '#d3f0ea',
  cotton: '#dff0fa',
  orchid: '#f4e2f0',
  linen: '#e8e6db',
  stone: '#e1e4ea',
  ice: '#d6ecf8',
}
