export { bothDrawings, ground, mark, px, type Size, text } from '@tussock/core/chart/parts';
