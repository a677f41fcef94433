import { configure } from '@testing-library/react';

// With a mutant, most waits end only by their timeout.
configure({ asyncUtilTimeout: 5000 });
