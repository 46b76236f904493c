/**
 * Keeps the development build of React from recording each render for the performance panel.
 * React decides when it loads, so this module comes before it. Warnings stay; recording took 6 % of the processor.
 */
Object.assign(console, { timeStamp: undefined, createTask: undefined });
