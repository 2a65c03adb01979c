import { runLighthouse } from './lighthouse.ts';
const r = await runLighthouse(process.argv[2]!, 1);
console.log(JSON.stringify(r, null, 1));
