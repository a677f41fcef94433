import { expose, proxy } from 'comlink';
import { createEngine } from './createEngine.ts';
import type { AskRecord, MappingEngine } from './MappingEngine.ts';

/** What the page is given by the worker: an engine that asks the page for basic data. */
export type Connect = (ask: AskRecord) => MappingEngine;

const connect: Connect = (ask) => proxy(createEngine(ask));

expose(connect);
